import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Privacyverklaring',
  updated: 'Laatst gewijzigd op {date}',
  intro:
    'Deze verklaring zegt welke gegevens {organisation} over u bewaart, waarvoor ze worden gebruikt en welke rechten u hebt.',
  collectTitle: 'Wat wij bewaren',
  collectBody:
    'Uw naam en contactgegevens, uw campus en groepen, uw cursussen, examenresultaten, opdrachten en aanwezigheid, uw facturen en betalingen, en een verslag van belangrijke handelingen in uw account. Kaartnummers worden alleen door de betaaldienst bewaard.',
  useTitle: 'Waarvoor wij het gebruiken',
  useBody:
    'Wij gebruiken deze gegevens om u les te geven, uw werk te beoordelen, getuigschriften uit te reiken, u berichten over uw studie te sturen, kosten te verrekenen en de site veilig te houden. Wij verkopen ze niet en gebruiken ze niet voor reclame.',
  accessTitle: 'Wie het kan zien',
  accessBody:
    'U ziet uw eigen gegevens. Docenten en medewerkers zien wat zij voor hun taak op uw campus nodig hebben. Andere studenten zien uw naam alleen waar u samen studeert. Dienstverleners die de site beheren, e-mail versturen of betalingen afhandelen, mogen de gegevens alleen voor die taak gebruiken.',
  abroadTitle: 'Verschillende landen',
  abroadBody:
    'De school heeft campussen in verschillende landen. Uw gegevens kunnen in een ander land dan het uwe worden verwerkt, met de hier beschreven bescherming.',
  keepTitle: 'Hoe lang wij het bewaren',
  keepBody:
    'Cijfers en getuigschriften bewaren wij blijvend, zodat u uw opleiding ook later kunt aantonen. Boekhoudkundige stukken bewaren wij zolang de wet dat eist. Al het andere wordt verwijderd zodra het niet meer nodig is.',
  cookiesTitle: 'Cookies en opslag op uw apparaat',
  cookiesBody:
    'Wij gebruiken één cookie die u ingelogd houdt en één die uw taal onthoudt. Uw browser bewaart ook instellingen en onlangs geopende pagina’s, zodat de site snel is. Er zijn geen reclamecookies.',
  rightsTitle: 'Uw rechten',
  rightsBody:
    'U kunt vragen wat er over u wordt bewaard, fouten laten verbeteren, een kopie ontvangen en vragen om verwijdering van gegevens die wij niet hoeven te bewaren. U kunt ook een klacht indienen bij de gegevensbeschermingsautoriteit van uw land.',
  contactTitle: 'Contact opnemen',
  contactBody:
    'Schrijf voor alles wat met uw gegevens te maken heeft naar het kantoor van uw campus.',
} as const satisfies TextsOf<typeof en>;
