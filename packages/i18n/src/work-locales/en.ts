/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/work/*/en.ts', { eager: true });
