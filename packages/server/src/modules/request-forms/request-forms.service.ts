import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError, type ErrorKey } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type RequestForm, requestFormsList } from './request-forms.list.ts';
import { mayManageForms } from './request-forms.policy.ts';
import {
  countPlaces,
  deleteForm,
  insertForm,
  lockForm,
  replacePlaces,
  saveForm,
} from './request-forms.repo.ts';
import { checkForm, fieldsOf, type RequestFormInput } from './request-forms.rules.ts';
import type { RequestFormRow } from './request-forms.table.ts';

const whole = { regions: 'all', relations: new Set<string>() } as const;

/** Every form, filtered, sorted, one page. */
export function listForms(
  context: Context,
  request: Pick<ListRequest, 'filter' | 'sort' | 'page'>,
): Promise<List<RequestForm>> {
  manager(context);
  return requestFormsList.read(context.db, { ...request, ...whole });
}

/** One form, published or not. @throws DomainError NOT_FOUND. */
export async function readForm(context: Context, id: string): Promise<RequestForm> {
  manager(context);
  const form = await requestFormsList.one(context.db, id, whole);
  if (!form) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return form;
}

/** Adds a form. @throws DomainError FORBIDDEN, INVALID with the fields. */
export async function createForm(context: Context, input: RequestFormInput): Promise<string> {
  const viewer = manager(context);
  checkForm(input);
  return write(context, 'createRequestForm', async ({ db, now, audit }) => {
    await checkPlaces(db, input);
    const row: RequestFormRow = {
      ...asColumns(input),
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await insertForm(db, row);
    await replacePlaces(db, row._id, input);
    audit({ entity: 'requestForm', entityId: row._id, after: { ...input, fields: row.fields } });
    return row._id;
  });
}

/**
 * Changes a form. Requests that were made keep the words in which they were asked.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateForm(
  context: Context,
  id: string,
  version: number,
  input: RequestFormInput,
): Promise<void> {
  const viewer = manager(context);
  const former = await readForm(context, id);
  checkForm(input);
  await write(context, 'updateRequestForm', async ({ db, now, audit }) => {
    const before = sameVersion(await lockForm(db, id), version);
    await checkPlaces(db, input);
    const row = {
      ...before,
      ...asColumns(input),
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await saveForm(db, row);
    await replacePlaces(db, id, input);
    const after = { ...input, fields: row.fields };
    audit({ entity: 'requestForm', entityId: id, before: asInput(former), after });
  });
}

/**
 * Removes a form that nobody has filled in; others are put away by no longer publishing them.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT where there are requests.
 */
export async function removeForm(context: Context, id: string): Promise<RequestForm> {
  const form = await readForm(context, id);
  await write(context, 'removeRequestForm', async ({ db, audit }) => {
    try {
      await deleteForm(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.requests.formInUse');
      throw error;
    }
    audit({ entity: 'requestForm', entityId: id, before: asInput(form) });
  });
  return form;
}

/** A form as its input would be sent. */
export const asInput = (form: RequestForm) => ({
  title: form.title,
  description: form.description,
  audiences: form.audiences,
  regionIds: form.regions.map(({ _id }) => _id),
  groupIds: form.groups.map(({ _id }) => _id),
  published: form.published,
  fields: form.fields,
});

function manager(context: Context): Viewer {
  const viewer = signedIn(context);
  if (!mayManageForms(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}

/** Refuses regions and groups that are not there. */
async function checkPlaces(db: Db, input: RequestFormInput): Promise<void> {
  const found = await countPlaces(db, input);
  const fields: Record<string, ErrorKey> = {};
  if (found.regions < new Set(input.regionIds).size) fields.regionIds = 'errors.invalidValue';
  if (found.groups < new Set(input.groupIds).size) fields.groupIds = 'errors.invalidValue';
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', 'errors.invalid', fields);
}

/** Input leaves out what is empty; columns hold null. */
const asColumns = (input: RequestFormInput) => ({
  title: input.title,
  description: input.description || null,
  audiences: [...new Set(input.audiences)].toSorted(),
  published: input.published,
  fields: fieldsOf(input, newId),
});
