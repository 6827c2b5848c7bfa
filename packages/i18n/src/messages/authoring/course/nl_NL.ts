import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Publiceren',
  unpublish: 'Intrekken',
  publishTitle: '‘{name}’ publiceren?',
  publishBody:
    'Studenten van de groepen waaraan de cursus wordt aangeboden, zien de cursus en de gepubliceerde lessen vanaf de dag waarop hij daar begint.',
  unpublishTitle: '‘{name}’ intrekken?',
  unpublishBody:
    'Studenten zien de cursus niet totdat hij opnieuw wordt gepubliceerd. Wat ze erin hebben gedaan, blijft bewaard.',
  published: '‘{name}’ is gepubliceerd.',
  unpublished: '‘{name}’ is ingetrokken.',
  stale: 'Iemand anders heeft dit intussen gewijzigd. U ziet nu wat is opgeslagen; beslis opnieuw.',
  preview: 'Bekijken als student',
  changes: 'Wijzigingen sinds publicatie',
  noChanges: 'Sinds de publicatie op {date} is er niets gewijzigd.',
  neverPublished:
    'De cursus is nog nooit gepubliceerd. Daarna staat hier wat er sindsdien is gewijzigd.',
  newOrGone: 'Toegevoegd of verwijderd',
  copy: 'Cursus kopiëren',
  copyBody:
    'De kopie krijgt de teksten en de afbeelding, alle lessen met opnamen, ondertiteling, bestanden en regels, en de examens. Niets ervan is gepubliceerd. Wat studenten hebben gedaan, blijft bij het origineel.',
  copyDo: 'Kopiëren',
  copied: 'De kopie ‘{name}’ is gemaakt. Er is nog niets van gepubliceerd.',
  copyOfName: '{name} (kopie)',
  offerings: 'Aanbod',
  offer: 'Aan een groep aanbieden',
  offerChange: 'Data in {group} wijzigen',
  offerSaved: 'Aangeboden aan {group} van {start} tot {end}.',
  offerStopTitle: 'Niet meer aanbieden aan {group}?',
  offerStopBody:
    'De mensen van de groep zien de cursus niet meer. Wat ze erin hebben gedaan, blijft bewaard.',
  offerStopped: '{group}: de cursus wordt niet meer aangeboden.',
  offerConflict:
    'Iemand anders heeft dit aanbod intussen gewijzigd. Nu opgeslagen: {start} tot {end}. Uw invoer staat er nog; sla opnieuw op om die ervoor in de plaats te zetten.',
  offerGone:
    'Iemand anders heeft dit aanbod intussen beëindigd. Uw invoer staat er nog; sla opnieuw op om de cursus weer aan te bieden.',
  offerThere:
    'De cursus wordt al aan deze groep aangeboden. Nu opgeslagen: {start} tot {end}. Sla opnieuw op om uw data ervoor in de plaats te zetten.',
  upcoming: 'Begint later',
  running: 'Loopt',
  over: 'Afgelopen',
} as const satisfies TextsOf<typeof en>;
