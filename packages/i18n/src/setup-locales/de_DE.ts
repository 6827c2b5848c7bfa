/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/de_DE.ts', { eager: true });
