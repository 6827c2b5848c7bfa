/** What is settled for the whole site, by the last part of its address. */
export const SITE = 'site';
export const SCALE = 'grade-scale';
export const TRANSCRIPT = 'transcript';
