import type { DemoPersonasQuery } from './operations/demo.generated.ts';

/** Somebody of the demonstration college, with the password to sign in as them. */
export type DemoPersona = DemoPersonasQuery['demoPersonas'][number];
