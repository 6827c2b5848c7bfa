import { readServerError } from '@lampstand/graphql-client';

/** Whether the first step of signing in was taken and the second is asked for. */
export const needsSecondFactor = (error: unknown): boolean =>
  readServerError(error).key?.endsWith('.secondFactorNeeded') === true;

/** Whether the second step came too late: it begins again with the first. */
export const isFlowOver = (error: unknown): boolean =>
  readServerError(error).key?.endsWith('.flowOver') === true;
