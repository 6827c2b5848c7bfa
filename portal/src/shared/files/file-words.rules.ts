const kinds: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'PDF'],
  ['application/msword', 'Word'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
  ['application/vnd.ms-powerpoint', 'PowerPoint'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PowerPoint'],
  ['application/vnd.ms-excel', 'Excel'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Excel'],
  ['application/zip', 'ZIP'],
  ['audio/mpeg', 'MP3'],
  ['text/plain', 'TXT'],
]);

/** What people call a file of this content type; else the end of the type's name. */
export function fileKind(contentType: string): string {
  const [bare = ''] = contentType.split(';');
  return (
    kinds.get(bare.trim().toLowerCase()) ?? (bare.split('/').at(-1) ?? bare).trim().toUpperCase()
  );
}

export interface FileSize {
  readonly amount: number;
  readonly unit: 'kilobyte' | 'megabyte' | 'gigabyte';
}

/** The size in the unit that people read it in; a thousand makes the next unit. */
export function fileSize(bytes: number): FileSize {
  if (bytes < 1e6) return { amount: bytes / 1e3, unit: 'kilobyte' };
  return bytes < 1e9
    ? { amount: bytes / 1e6, unit: 'megabyte' }
    : { amount: bytes / 1e9, unit: 'gigabyte' };
}
