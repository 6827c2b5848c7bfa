/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/learning/*/en.ts', { eager: true });
