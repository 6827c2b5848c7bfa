/** Where transcripts are served as PDF. */
export const TRANSCRIPTS_PATH = '/transcript-files/';

export const transcriptPdfPath = (id: string): string =>
  `${TRANSCRIPTS_PATH}${encodeURIComponent(id)}.pdf`;
