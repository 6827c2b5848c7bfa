/** Our own line drawings, one constant each, so that a bundle carries only those that it shows. */
export const arrowLeftPath = 'M20 12H5m6-7-7 7 7 7';
export const calendarPath = 'M5 6h14v14H5zM5 10.5h14M9 3.5V8m6-4.5V8';
export const checkPath = 'm5 12.5 4.5 4.5L19 7.5';
export const checkCirclePath = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0m-13 .5 3 3 5.5-6';
export const chevronRightPath = 'm9.5 6 6 6-6 6';
export const chevronDownPath = 'm6 9.5 6 6 6-6';
export const clockPath = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l3.5 2';
export const closePath = 'M6 6l12 12M18 6 6 18';
export const errorPath = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7.5V13m0 3.2v.1';
export const documentPath = 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6';
export const downPath = 'M12 5v14m6-6-6 6-6-6';
export const externalPath = 'M10 5H5v14h14v-5M14 4h6v6m0-6-9 9';
export const eyePath =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12m12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0';
export const eyeOffPath =
  'M4 4l16 16M9.9 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.5 7.8A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.3-1.1M10 10a3 3 0 0 0 4.1 4.2';
export const flagPath = 'M6 21V4h11l-2.5 4.5L17 13H6';
export const helpPath =
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9.5 9.7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.8-1.1 1.8m0 2.8v.1';
export const homePath = 'M4 11.5 12 4.5l8 7M6 10v9.5h4.5V14h3v5.5H18V10';
export const inboxPath = 'M4 13.5 6.5 5h11L20 13.5V19H4zm0 0h4.5l1.5 2.5h4l1.5-2.5H20';
export const infoPath = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0m-9-.5v5m0-8.7v.1';
export const languagePath =
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M3.5 9.5h17m-17 5h17M12 3c5 5 5 13 0 18-5-5-5-13 0-18';
export const logoutPath = 'M13 5H5v14h8m-3-7h10m-3.5-3.5L20 12l-3.5 3.5';
export const menuPath = 'M4 7h16M4 12h16M4 17h16';
export const moonPath = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10';
export const plusPath = 'M12 5v14m-7-7h14';
export const printerPath = 'M7 8V4h10v4M7 16H4V8h16v8h-3M7 13h10v7H7z';
export const refreshPath = 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9.3m0-5v5h-5';
export const screenPath = 'M4 5h16v11H4zm5 15h6m-3-4v4';
export const speakerPath =
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
export const sunPath =
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4';
export const buildingPath = 'M4 20h16M6 20v-7h12v7M8.5 13V8l3.5-4 3.5 4v5';
export const upPath = 'M12 19V5m-6 6 6-6 6 6';
export const warningPath = 'M12 4 2.8 19.5h18.4zm0 6v4.5m0 2.5v.1';
