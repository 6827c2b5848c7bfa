/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/uk_UA.ts', { eager: true });
