import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { registerUploadDestination } from '../uploads/index.ts';
import { mayEditTeachers } from './teachers.policy.ts';
import { lockTeacher, saveTeacher } from './teachers.repo.ts';
import { readTeacher } from './teachers.service.ts';
import { teachers } from './teachers.table.ts';

const MB = 1024 ** 2;

registerUploadDestination('TEACHER_PICTURE', {
  async mayUpload(context, teacherId) {
    editor(context);
    await readTeacher(context, teacherId);
  },
  accepts: { contentTypes: [], maxBytes: 20 * MB, media: 'picture' },
  fileColumns: [teachers.pictureFileId],
  async attach({ db, now, audit }, { itemId, fileId, uploadedBy }) {
    const before = await lockTeacher(db, itemId);
    if (!before) throw notFound();
    // A form does not hold the picture, so one that is open elsewhere stays right.
    const after = { ...before, pictureFileId: fileId, updatedAt: now, updatedBy: uploadedBy };
    await saveTeacher(db, after);
    audit({ entity: 'teacher', entityId: itemId, before, after });
  },
});

/** Takes a teacher's picture away. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removeTeacherPicture(context: Context, id: string): Promise<void> {
  const updatedBy = editor(context);
  await write(context, 'removeTeacherPicture', async ({ db, now, audit }) => {
    const before = await lockTeacher(db, id);
    if (!before?.pictureFileId) throw notFound();
    const after = { ...before, pictureFileId: null, updatedAt: now, updatedBy };
    await saveTeacher(db, after);
    audit({ entity: 'teacher', entityId: id, before, after });
  });
}

function editor(context: Context): string {
  const viewer = signedIn(context);
  if (!mayEditTeachers(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer._id;
}

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');
