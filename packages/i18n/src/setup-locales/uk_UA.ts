/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/uk_UA.ts', { eager: true });
