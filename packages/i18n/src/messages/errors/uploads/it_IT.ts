import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Qui non si possono inviare file.',
  wrongKind: 'Un file di questo tipo ({found}) non può essere usato qui.',
  tooLarge: 'Il file è troppo grande. Qui si possono inviare al massimo {megabytes, number} MB.',
  empty: 'Il file è vuoto.',
  otherFile: 'Questo caricamento è stato iniziato con un altro file. Ne inizi uno nuovo.',
  over: 'Questo caricamento è terminato. Ne inizi uno nuovo.',
  lost: 'Il file è andato perduto durante l’invio. Lo invii di nuovo.',
  quota:
    'I Suoi caricamenti in sospeso possono occupare {gigabytes, number} GB in totale. Ne completi o interrompa prima qualcuno.',
  itemFull: 'Qui si conservano al massimo {max, number} file. Ne rimuova prima qualcuno.',
  incomplete:
    '{count, plural, one {# parte del file non è ancora arrivata.} many {# di parti del file non sono ancora arrivate.} other {# parti del file non sono ancora arrivate.}}',
  notPlayable: 'I browser non riproducono questo file. Contiene {found}.',
  unreadable: 'Questo file è danneggiato o non contiene né immagini né suono.',
  noSubtitles: 'Questo file non contiene sottotitoli in formato WebVTT o SubRip.',
  subtitlesLine: 'La riga {line, number} dei sottotitoli non è leggibile.',
  noPicture: 'Questo file non è un’immagine in formato PNG, JPEG, WebP, GIF o AVIF.',
  foreignFile:
    'Il testo mostra o collega un file che non appartiene a questa scheda. Aggiunga prima il file qui.',
  tooManyPixels:
    'Questa immagine ha troppi pixel: {millions, number} milioni, quelli di un’animazione tutti insieme. Se ne possono avere al massimo {most, number} milioni.',
  damagedPicture: 'Questa immagine è danneggiata e non può essere letta.',
  infected:
    'In questo file è stato trovato un software dannoso ({found}). Il file non è stato conservato.',
  uncheckable:
    'Questo file è troppo grande per il controllo antivirus e quindi non può essere accettato.',
} as const satisfies TextsOf<typeof en>;
