/** Line drawings on a 24 by 24 grid, for `Icon`. */
export const playPath = 'M7.5 5v14l11-7z';
export const pausePath = 'M8.5 5.5v13m7-13v13';
export const volumePath =
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zm11.5-.5a4 4 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11';
export const mutedPath = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zm11.5 0 5 5m0-5-5 5';
export const subtitlesPath = 'M3.5 6h17v12h-17zm3 5h4m2.5 0h4.5M6.5 14.5h7m2.5 0h2';
export const pictureInPicturePath = 'M10 18.5H3.5v-13h17V11M13 14h7.5v5H13z';
export const airPlayPath = 'M7 17H3.5V5.5h17V17H17m-5-2.5 4.5 5.5h-9z';
export const fullScreenPath = 'M4 9V4.5h4.5m7 0H20V9m0 6v4.5h-4.5m-7 0H4V15';
export const leaveFullScreenPath = 'M8.5 4.5V9H4m16 0h-4.5V4.5m0 15V15H20M4 15h4.5v4.5';
export const audioPath = 'M5 15v-3a7 7 0 0 1 14 0v3M4 14.5h3v5H4zm13 0h3v5h-3z';
export const downloadPath = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14';
export const editPath = 'M4 20h4L19 9l-4-4L4 16zm9-13 4 4';
export const notesPath = 'M5 4h14v16H5zm3.5 5h7m-7 4h7m-7 4h4';
