import type { Viewer } from '../platform/viewer.ts';

/** Whether a request may write. It is shared by everything that is made of the request's context. */
export interface WriteGate {
  open: boolean;
}

/** Looking is no writing: the gate of such a request stays shut until a mutation opens it. */
export const writeGateFor = (viewer: Viewer | null): WriteGate => ({
  open: (viewer?.impersonatorId ?? null) === null,
});
