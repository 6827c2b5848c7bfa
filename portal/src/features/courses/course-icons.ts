/** Line drawings on a 24 by 24 grid, for `Icon`. */
export const bookPath =
  'M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5m0-13c2-1.5 5-2 8.5-1.5v13c-3.5-.5-6.5 0-8.5 1.5m0-13v13';
export const videoPath = 'M3.5 6.5h12v11h-12zm12 4.5 5-3v8l-5-3';
export const audioPath = 'M5 15v-3a7 7 0 0 1 14 0v3M4 14.5h3v5H4zm13 0h3v5h-3z';
export const examPaperPath = 'M6 3.5h9l3.5 3.5v13.5H6zm3 8 1.5 1.5 3-3M9 17h6';
