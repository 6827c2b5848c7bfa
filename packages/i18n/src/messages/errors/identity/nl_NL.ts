import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Fout: Ongeldige statusparameter',
  noCode: 'Fout: Geen autorisatiecode ontvangen',
  notOffered: 'Dit wordt hier niet aangeboden.',
  providerRefused: 'De andere aanbieder heeft dit niet aanvaard. Begin alstublieft opnieuw.',
  providerUnreachable: 'De andere aanbieder is niet bereikbaar. Probeer het later opnieuw.',
  workAccountUnknown: 'Bij het bevestigde e-mailadres van dit werkaccount hoort hier geen account.',
  secondFactorNeeded: 'Voer de code van uw authenticator-app in.',
  secondFactorRequired: 'Uw college vraagt u eerst een authenticator-app in te stellen.',
  wrongCode: 'Deze code klopt niet of is al gebruikt.',
  flowOver: 'Dit heeft te lang geduurd. Log opnieuw in.',
  factorOn: 'Er is al een authenticator-app ingesteld.',
  factorOff: 'Deze persoon heeft geen authenticator-app.',
  passkeyRefused: 'Deze toegangssleutel is niet aanvaard. Probeer het opnieuw.',
  manyPasskeys: 'Meer toegangssleutels zijn niet mogelijk. Verwijder er eerst een.',
  inPerson: 'U bekijkt het account van deze persoon. Alleen die persoon zelf kan dit doen.',
  personName:
    'Voer een naam in: hoogstens 60 letters, met spaties, apostrofs, koppeltekens en punten na afkortingen. Cijfers en web- of e-mailadressen zijn niet mogelijk.',
  tooManyMails:
    'Er zijn te veel e-mails verzonden. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.',
  lookingOnly:
    'U bekijkt het account van deze persoon alleen. Om iets namens die persoon te wijzigen, geeft u eerst de reden op.',
  commonPassword:
    'Dit is een van de meest gebruikte wachtwoorden, die bij het raden het eerst worden geprobeerd. Kies een ander.',
  tooManyLive: 'Er zijn te veel pagina’s van deze site tegelijk geopend. Sluit er een paar.',
} as const satisfies TextsOf<typeof en>;
