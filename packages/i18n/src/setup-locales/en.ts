/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/en.ts', { eager: true });
