import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Hierheen kunnen geen bestanden worden gestuurd.',
  wrongKind: 'Een bestand van deze soort ({found}) kan hier niet worden gebruikt.',
  tooLarge: 'Het bestand is te groot. Hier is hoogstens {megabytes, number} MB mogelijk.',
  empty: 'Het bestand is leeg.',
  otherFile: 'Deze upload is met een ander bestand begonnen. Begin een nieuwe.',
  over: 'Deze upload is beëindigd. Begin een nieuwe.',
  lost: 'Het bestand is onderweg verloren gegaan. Stuur het nog een keer.',
  quota:
    'Uw onvoltooide uploads mogen samen {gigabytes, number} GB innemen. Voltooi er eerst een paar of breek ze af.',
  itemFull: 'Hier worden hoogstens {max, number} bestanden bewaard. Verwijder er eerst een paar.',
  incomplete:
    '{count, plural, one {# deel van het bestand is nog niet aangekomen.} other {# delen van het bestand zijn nog niet aangekomen.}}',
  notPlayable: 'Browsers spelen dit bestand niet af. Het bevat {found}.',
  unreadable: 'Dit bestand is beschadigd of bevat geen beeld en geen geluid.',
  noSubtitles: 'Dit bestand bevat geen ondertitels van de soort WebVTT of SubRip.',
  subtitlesLine: 'Regel {line, number} van de ondertitels is niet leesbaar.',
  noPicture: 'Dit bestand is geen afbeelding van de soort PNG, JPEG, WebP, GIF of AVIF.',
  foreignFile:
    'De tekst toont of verwijst naar een bestand dat niet bij dit item hoort. Voeg het bestand eerst hier toe.',
  tooManyPixels:
    'Deze afbeelding heeft te veel pixels: {millions, number} miljoen, die van een animatie samen. Hoogstens {most, number} miljoen is mogelijk.',
  damagedPicture: 'Deze afbeelding is beschadigd en kan niet worden gelezen.',
  infected:
    'In dit bestand is schadelijke software gevonden ({found}). Het bestand is niet bewaard.',
  uncheckable:
    'Dit bestand is te groot om op schadelijke software te controleren en kan daarom niet worden aangenomen.',
} as const satisfies TextsOf<typeof en>;
