/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/de_DE.ts', { eager: true });
