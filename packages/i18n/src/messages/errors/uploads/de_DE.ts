import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Hierher können keine Dateien gesendet werden.',
  wrongKind: 'Eine Datei dieser Art ({found}) kann hier nicht verwendet werden.',
  tooLarge: 'Die Datei ist zu groß. Hier sind höchstens {megabytes, number} MB möglich.',
  empty: 'Die Datei ist leer.',
  otherFile:
    'Dieser Upload wurde mit einer anderen Datei begonnen. Bitte beginnen Sie einen neuen.',
  over: 'Dieser Upload ist beendet. Bitte beginnen Sie einen neuen.',
  lost: 'Die Datei ging unterwegs verloren. Bitte senden Sie sie noch einmal.',
  quota:
    'Ihre unfertigen Uploads dürfen zusammen {gigabytes, number} GB belegen. Bitte schließen Sie zuerst einige ab oder brechen Sie sie ab.',
  itemFull:
    'Hier werden höchstens {max, number} Dateien aufbewahrt. Bitte entfernen Sie zuerst einige davon.',
  incomplete:
    '{count, plural, one {# Teil der Datei ist noch nicht angekommen.} other {# Teile der Datei sind noch nicht angekommen.}}',
  notPlayable: 'Browser spielen diese Datei nicht ab. Sie enthält {found}.',
  unreadable: 'Diese Datei ist beschädigt oder enthält weder Bild noch Ton.',
  noSubtitles: 'Diese Datei enthält keine Untertitel der Formate WebVTT oder SubRip.',
  subtitlesLine: 'Zeile {line, number} der Untertitel ist nicht lesbar.',
  noPicture: 'Diese Datei ist kein Bild der Formate PNG, JPEG, WebP, GIF oder AVIF.',
  foreignFile:
    'Der Text zeigt oder verlinkt eine Datei, die nicht zu diesem Eintrag gehört. Bitte fügen Sie die Datei zuerst hier hinzu.',
  tooManyPixels:
    'Dieses Bild hat zu viele Pixel: {millions, number} Millionen, bei einer Animation alle zusammen. Möglich sind höchstens {most, number} Millionen.',
  damagedPicture: 'Dieses Bild ist beschädigt und kann nicht gelesen werden.',
  infected:
    'In dieser Datei wurde Schadsoftware gefunden ({found}). Die Datei wurde nicht aufbewahrt.',
  uncheckable:
    'Diese Datei ist zu groß, um auf Schadsoftware geprüft zu werden, und kann deshalb nicht angenommen werden.',
} as const satisfies TextsOf<typeof en>;
