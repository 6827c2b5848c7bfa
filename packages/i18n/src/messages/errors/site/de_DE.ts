import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Diese Kategorie wird von {count, plural, one {# Kurs} other {# Kursen}} verwendet: {names}. Bitte ordnen Sie diese zuerst einer anderen Kategorie zu.',
  localeNeeded:
    'Diese Sprache lässt sich nicht abschalten: Englisch und die Standardsprache der Website werden immer angeboten.',
  localeOff: 'Diese Sprache ist abgeschaltet. Bitte schalten Sie sie zuerst ein.',
  currencyOff: 'Diese Währung wird vom College nicht angeboten.',
  currencyCodeFixed:
    'Der Code einer Währung ändert sich nie. Bitte legen Sie stattdessen eine weitere Währung an.',
  currencyNeeded: 'Alle Kurse beziehen sich auf diese Währung, deshalb bleibt sie immer bestehen.',
  currencyDecimalsFixed:
    'Regionen oder Personen verwenden diese Währung, deshalb lassen sich ihre Dezimalstellen nicht ändern.',
  currencyInUse:
    'Diese Währung wird verwendet: {regions, number} Regionen, {people, number} Personen, {rates, number} Kurse. Bitte schalten Sie sie stattdessen ab.',
  currencyIsBase: 'Alle Kurse beziehen sich auf diese Währung, deshalb hat sie keine eigenen.',
  ratesUnchanged: 'Kein Kurs hat sich geändert.',
  d2lNotConfigured: 'Es ist keine Brightspace-Website eingerichtet.',
} as const satisfies TextsOf<typeof en>;
