import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import { audiencesOf } from '../documents/index.ts';
import { notify } from '../notifications/index.ts';
import {
  type MyRequest,
  requestAnswersList,
  type RequestFormAnswer,
} from './request-answers.list.ts';
import type { StudentRequestForm } from './request-forms.list.ts';
import { answerableRegions } from './request-forms.policy.ts';
import {
  countWaiting,
  findRequest,
  formForViewer,
  formsForViewer,
  insertRequest,
  localeOfPerson,
  lockRequest,
  requestOfViewer,
  requestsOfViewer,
  saveRequest,
} from './request-forms.repo.ts';
import {
  checkReply,
  fillIn,
  isSameRequest,
  type RequestReply,
  type RequestValue,
} from './request-forms.rules.ts';
import type { RequestFormAnswerRow } from './request-forms.table.ts';
import { answeredNotification } from './request-notification.ts';

/** Requests of one person that wait at the same time: nobody floods an office. */
export const MOST_WAITING = 20;

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');
const conflict = () => new DomainError('CONFLICT', 'errors.conflict');

const readerOf = (context: Context) => {
  const viewer = signedIn(context);
  return { viewer: viewer._id, held: audiencesOf(viewer) };
};

/** The forms that the signed-in person may fill in. */
export async function listOwnForms(context: Context): Promise<StudentRequestForm[]> {
  const rows = await formsForViewer.run(context.db, readerOf(context));
  return rows.map(({ item }) => item);
}

/** What the signed-in person asked for, newest first. */
export async function listOwnRequests(context: Context): Promise<MyRequest[]> {
  const rows = await requestsOfViewer.run(context.db, { viewer: signedIn(context)._id });
  return rows.map(({ item }) => item);
}

/**
 * Sends a form that the person filled in. The browser makes the id, so a repeated call answers the
 * same request.
 * @throws DomainError NOT_FOUND (form not for this person, or an id of somebody else's request),
 *   CONFLICT (the form changed meanwhile, or the id is of another request), INVALID with the ids of
 *   the form's fields, LIMIT where too many wait.
 */
export async function submitRequest(
  context: Context,
  sent: {
    readonly _id: string;
    readonly formId: string;
    readonly formVersion: number;
    readonly values: readonly RequestValue[];
  },
): Promise<MyRequest> {
  const made = await findRequest(context.db, sent._id);
  if (made) return repeated(context, made, sent);
  const reader = readerOf(context);
  const [form] = await formForViewer.run(context.db, { ...reader, id: sent.formId });
  if (!form) throw notFound();
  if (form.item.version !== sent.formVersion) {
    throw new DomainError('CONFLICT', 'errors.requests.formChanged');
  }
  const values = fillIn(form.item.fields, sent.values);
  await write(context, 'submitRequestForm', async ({ db, now, audit }) => {
    if ((await countWaiting(db, reader.viewer)) >= MOST_WAITING) {
      throw new DomainError('LIMIT', 'errors.requests.tooManyWaiting');
    }
    const row: RequestFormAnswerRow = {
      _id: sent._id,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: reader.viewer,
      updatedBy: reader.viewer,
      formId: sent.formId,
      formVersion: sent.formVersion,
      userId: reader.viewer,
      values,
      status: 'NEW',
      reply: null,
      answeredBy: null,
      answeredAt: null,
    };
    // Somebody may press Send twice at the same moment.
    if (!(await insertRequest(db, row))) throw conflict();
    audit({ entity: 'requestFormAnswer', entityId: row._id, after: row });
  });
  return readOwn(context, sent._id);
}

function repeated(
  context: Context,
  made: RequestFormAnswerRow,
  sent: { readonly formId: string; readonly values: readonly RequestValue[] },
): Promise<MyRequest> {
  if (made.userId !== signedIn(context)._id) throw notFound();
  if (!isSameRequest(made, sent.formId, sent.values)) throw conflict();
  return readOwn(context, made._id);
}

async function readOwn(context: Context, id: string): Promise<MyRequest> {
  const [row] = await requestOfViewer.run(context.db, { id, viewer: signedIn(context)._id });
  if (!row) throw notFound();
  return row.item;
}

/** Requests of the people of the regions that the person looks after, one page. */
export const listRequests = (
  context: Context,
  request: Pick<ListRequest, 'filter' | 'sort' | 'page'>,
): Promise<List<RequestFormAnswer>> =>
  requestAnswersList.read(context.db, {
    ...request,
    regions: answerableRegions(signedIn(context)),
    relations: new Set(),
  });

/** One of them. @throws DomainError NOT_FOUND alike for one that is not there and one of other regions. */
export async function readRequest(context: Context, id: string): Promise<RequestFormAnswer> {
  const regions = answerableRegions(signedIn(context));
  const request = await requestAnswersList.one(context.db, id, { regions, relations: new Set() });
  if (!request) throw notFound();
  return request;
}

/**
 * Answers a request and tells the person.
 * @throws DomainError NOT_FOUND (also of other regions), CONFLICT on an older version, INVALID with
 *   the field `reply` where a refusal has no reason.
 */
export async function answerRequest(
  context: Context,
  id: string,
  version: number,
  reply: RequestReply,
): Promise<void> {
  const viewer = signedIn(context);
  const { formTitle } = await readRequest(context, id);
  checkReply(reply);
  await write(context, 'answerRequest', async (work) => {
    const before = sameVersion(await lockRequest(work.db, id), version);
    const after: RequestFormAnswerRow = {
      ...before,
      status: reply.status,
      reply: reply.reply || null,
      answeredBy: viewer._id,
      answeredAt: work.now,
      version: version + 1,
      updatedAt: work.now,
      updatedBy: viewer._id,
    };
    await saveRequest(work.db, after);
    work.audit({ entity: 'requestFormAnswer', entityId: id, before, after });
    const { userId } = after;
    const locale = await localeOfPerson(work.db, userId);
    const told = { userId, locale, form: formTitle, status: reply.status };
    notify(work, answeredNotification(context.services.translators, told));
  });
}
