export const errorsUploads = {
  notTaken: 'Files cannot be sent here.',
  wrongKind: 'A file of this kind ({found}) cannot be used here.',
  tooLarge: 'The file is too large. At most {megabytes, number} MB can be sent here.',
  empty: 'The file is empty.',
  otherFile: 'This upload was begun with another file. Please begin a new one.',
  over: 'This upload has ended. Please begin a new one.',
  lost: 'The file was lost on its way. Please send it again.',
  quota:
    'Your unfinished uploads may take up {gigabytes, number} GB together. Please finish or abort some of them first.',
  itemFull: 'At most {max, number} files are kept here. Please remove some of them first.',
  incomplete:
    '{count, plural, one {# part of the file has not arrived yet.} other {# parts of the file have not arrived yet.}}',
  notPlayable: 'Browsers do not play this file. It holds {found}.',
  unreadable: 'This file is damaged, or it holds neither pictures nor sound.',
  noSubtitles: 'This file holds no subtitles of the kinds WebVTT or SubRip.',
  subtitlesLine: 'Line {line, number} of the subtitles cannot be read.',
  noPicture: 'This file is not a picture of the kinds PNG, JPEG, WebP, GIF or AVIF.',
  foreignFile:
    'The text shows or links to a file that does not belong to this record. Please add the file here first.',
  tooManyPixels:
    'This picture has too many pixels: {millions, number} million, those of an animation together. At most {most, number} million are possible.',
  damagedPicture: 'This picture is damaged and cannot be read.',
  infected: 'Malicious software was found in this file ({found}). The file was not kept.',
  uncheckable:
    'This file is too large to be checked for malicious software, so it cannot be taken.',
} as const;
