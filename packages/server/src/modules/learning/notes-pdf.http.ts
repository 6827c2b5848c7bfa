import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOTE_FILES_PATH } from '@lampstand/access';
import { localeOf } from '@lampstand/i18n';
import { pdfDrawer, servePdf } from '../../platform/pdf/serve-pdf.ts';
import type { Services } from '../../platform/services.ts';
import { identifyMember } from '../identity/index.ts';
import { findNoteSheet } from './notes.list.ts';
import type { NotesTask } from './notes-pdf.types.ts';

const drawer = pdfDrawer(new URL('notes-pdf.worker.ts', import.meta.url));

/** What cannot stand in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\s]+/gu;

/** `…/<course>.pdf` or `…/<course>/<lesson>.pdf`; undefined for any other path. */
function sheetIn(url: string): { courseId: string; lessonId: string | null } | undefined {
  const [path = ''] = url.split('?');
  const found = /^([\w-]{1,64})(?:\/([\w-]{1,64}))?\.pdf$/.exec(path.slice(NOTE_FILES_PATH.length));
  const [, courseId, lessonId = null] = found ?? [];
  return courseId === undefined ? undefined : { courseId, lessonId };
}

async function draw(services: Services, request: IncomingMessage) {
  const viewer = await identifyMember(services, request.headers.cookie);
  const asked = sheetIn(request.url ?? '');
  if (!viewer || viewer.impersonatorId !== null || !asked) return undefined;
  const now = services.clock.now().toISOString();
  const sheet = await findNoteSheet(services.database.db, { userId: viewer._id, now }, asked);
  if (!sheet) return undefined;
  const { code } = localeOf(viewer.locale);
  const task: NotesTask = {
    sheet,
    writer: viewer.fullName,
    organisation: services.site.current().name,
    now,
    words: services.translators.optionsOf(code, 'learning.notes'),
  };
  const name = services.translators.get(code)('learning.notes.printTitle', {
    title: sheet.courseName,
  });
  return { pdf: await drawer(task), fileName: `${name.replaceAll(NOT_IN_NAMES, ' ').trim()}.pdf` };
}

/** Serves the notes of a course or a lesson that a person may read as PDF, to them alone. */
export const serveNotes = (
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => servePdf(request, response, () => draw(services, request));
