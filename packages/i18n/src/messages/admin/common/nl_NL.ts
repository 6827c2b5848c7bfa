import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Meer onderdelen',
  empty: '(leeg)',
  published: 'Gepubliceerd',
  draft: 'Concept',
  export: 'Exporteren',
  exportHint: 'Downloadt alle rijen van deze lijst als CSV-bestand',
  exporting: 'Bezig met exporteren… {done, number} van {total, number}',
  exported: '{count, plural, one {# rij geëxporteerd} other {# rijen geëxporteerd}}',
  exportFailed: 'Het exporteren is gestopt: {reason}',
  addTitle: 'Toevoegen: {name}',
  editTitle: 'Bewerken: {name}',
  changed: '{name} is opgeslagen',
  created: '{name} is aangemaakt',
  deleted: '{name} is verwijderd',
  deleteTitle: '{name} verwijderen?',
  conflictTitle: 'Iemand anders heeft dit item intussen gewijzigd',
  conflictBody:
    'Wat u hebt ingevuld staat er nog, en er is nog niets opgeslagen. Deze velden verschillen:',
  conflictSame:
    'Wat u hebt ingevuld staat er nog, en er is nog niets opgeslagen. Geen enkel veld verschilt.',
  conflictField: 'Veld',
  conflictMine: 'Uw invoer',
  conflictTheirs: 'Nu opgeslagen',
  conflictChanged: 'gewijzigd',
  conflictKeepMine: 'Mijn invoer opslaan',
  conflictTakeTheirs: 'Het opgeslagene overnemen',
  nothingFound: 'Niets voldoet aan deze filters.',
  couldNotLoad: 'Dit kon niet worden geladen.',
  selectRow: '{name} selecteren',
  selectPage: 'Alle rijen op deze pagina selecteren',
  selected: '{count, plural, one {# rij geselecteerd} other {# rijen geselecteerd}}',
  selectedElsewhere:
    '{count, plural, one {# daarvan staat niet op deze pagina} other {# daarvan staan niet op deze pagina}}',
  clearSelection: 'Selectie wissen',
  exportSelected: 'Selectie exporteren',
  deleteSelectedTitle: '{count, plural, one {# rij verwijderen?} other {# rijen verwijderen?}}',
  deletedSelected: '{count, plural, one {# rij is verwijderd} other {# rijen zijn verwijderd}}',
  deletedSome:
    '{done, plural, one {# rij is verwijderd} other {# rijen zijn verwijderd}}, {failed, plural, one {# niet} other {# niet}}: {reason}',
  switchedOn: 'Ingeschakeld',
  switchedOff: 'Uitgeschakeld',
  import: 'Importeren',
} as const satisfies TextsOf<typeof en>;
