export { createTestApp, type TestApp } from './test-app.ts';
export { type Answer, TestClient } from './test-client.ts';
export { emailOf, passwordOf, type PersonaKey, personas } from '../seed/personas.ts';
