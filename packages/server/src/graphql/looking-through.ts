import type { GraphQLField } from 'graphql';
import { z } from 'zod';
import { DomainError } from '../platform/errors.ts';
import { isRaised } from '../platform/viewer.ts';
import type { Context } from './context.ts';

/**
 * What becomes of a mutation for somebody who looks through another person's eyes: `open` ends or
 * raises the look itself, `raised` is open once it was said why something is done for the person, and
 * `never` is left to the person. A mutation says so with `extensions: { impersonation: … }`; one that
 * says nothing is closed for good.
 */
const Declared = z.object({ impersonation: z.enum(['open', 'raised', 'never']).default('never') });

type ImpersonationRule = z.infer<typeof Declared>['impersonation'];

/** The rule of a mutation. @throws ZodError at start for one that there is not. */
export const impersonationRuleOf = ({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): ImpersonationRule =>
  Declared.parse(extensions).impersonation;

/**
 * Opens the gate for a mutation.
 * @throws DomainError FORBIDDEN for what somebody who only looks, or who is not the person, may not do.
 */
export function openGate({ gate, viewer, services }: Context, rule: ImpersonationRule): void {
  if (!viewer || viewer.impersonatorId === null) return;
  if (rule === 'never') throw new DomainError('FORBIDDEN', 'errors.identity.inPerson');
  if (rule === 'raised' && !isRaised(viewer, services.clock.now())) {
    throw new DomainError('FORBIDDEN', 'errors.identity.lookingOnly');
  }
  gate.open = true;
}
