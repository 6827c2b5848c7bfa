import { all, belonging, four, type KindOfId, others, shared } from './id-kinds.ts';

const editors = ['own', ...others] as const;

/** Ids of what belongs to the whole college: whoever may see one may see all. */
export const sharedKinds: Readonly<Record<string, KindOfId>> = {
  logit: {
    ids: belonging('entry'),
    foreign: shared,
    places: all(`Query.logit._id Query.logits.filter.ids`),
  },
  logitGroup: {
    ids: { own: 'logit-group-spare' },
    foreign: shared,
    places: all(`Query.logitGroups.filter.ids Query.logits.filter.groupId`),
  },
  document: {
    ids: {
      ...four(
        'document-spare',
        'document-handbook',
        'document-exam-rules',
        'document-library-hours',
      ),
      deleted: 'document-gone',
    },
    foreign: shared,
    places: all(`Query.document._id Query.documents.filter.ids Mutation.updateDocument._id`),
  },
  spareDocument: {
    ids: { own: 'document-spare', deleted: 'document-gone' },
    foreign: shared,
    places: ['Mutation.removeDocument._id'],
  },
  teacher: {
    ids: {
      ...four(
        'teacher-ruth-naidoo',
        'teacher-dr-miriam-cohen',
        'teacher-prof-andreas-lindt',
        'teacher-dr-samuel-adeyemi',
      ),
      deleted: 'teacher-gone',
    },
    foreign: shared,
    places: all(`
      Query.courses.filter.teacherId Query.teacher._id Query.teachers.filter.ids
      Mutation.createCourse.courseInput.teacherIds Mutation.removeTeacher._id
      Mutation.updateCourse.courseInput.teacherIds Mutation.updateTeacher._id
    `),
  },
  attendanceSchema: {
    ids: {
      ...four('schema-standard', 'schema-strict', 'schema-lenient', 'schema-spare'),
      deleted: 'schema-gone',
    },
    foreign: shared,
    places: all(`
      Query.attendanceSchema._id Query.attendanceSchemas.filter.ids
      Query.groupBoards.filter.attendanceSchemaId Query.groups.filter.attendanceSchemaId
      Mutation.createGroup.groupInput.attendanceSchemaId Mutation.removeAttendanceSchema._id
      Mutation.updateAttendanceSchema._id Mutation.updateGroup.groupInput.attendanceSchemaId
    `),
  },
  category: {
    ids: {
      ...four('category-bible', 'category-theology', 'category-practice', 'category-electives'),
      deleted: 'category-gone',
    },
    foreign: shared,
    places: all(`
      Query.categories.filter.ids Query.category._id Query.courses.filter.categoryId
      Mutation.createCourse.courseInput.categoryIds Mutation.updateCategory._id
      Mutation.updateCourse.courseInput.categoryIds
    `),
  },
  spareCategory: {
    ids: { own: 'category-spare', deleted: 'category-gone' },
    foreign: shared,
    places: ['Mutation.removeCategory._id'],
  },
  currency: {
    ids: {
      ...four('currency-eur', 'currency-zar', 'currency-usd', 'currency-uah'),
      deleted: 'currency-gone',
    },
    foreign: shared,
    places: all(`
      Query.currencyRecord._id Query.currencyRecords.filter.ids Mutation.removeCurrency._id
      Mutation.updateCurrency._id
    `),
  },
  locale: {
    ids: four('de_DE', 'fr_FR', 'nl_NL', 'uk_UA'),
    foreign: shared,
    places: all(`Query.localeRecord._id Query.localeRecords.filter.ids Mutation.updateLocale._id`),
  },
  translation: {
    ids: four('en:common.save', 'en:common.cancel', 'de_DE:common.save', 'fr_FR:common.save'),
    foreign: shared,
    places: all(`
      Query.translationEntries.filter.ids Query.translationEntry._id
      Mutation.saveTranslation.translationInput._id
    `),
  },
  publication: {
    ids: { own: 'publication-spare' },
    foreign: shared,
    places: ['Mutation.rollBackTranslations._id'],
  },
  upload: {
    ids: belonging('upload'),
    foreign: { student: editors, regionAdmin: editors },
    places: all(`
      Query.videoUpload.videoId Query.videoUploads.filter.ids
      Mutation.abortMultipartVideoUpload.videoId Mutation.completeMultipartVideoUpload.videoId
      Mutation.getMultipartVideoUploadInfo.videoUploadInput.videoId
      Mutation.removeVideoUpload.videoId Mutation.signUploadParts.videoId
    `),
  },
  rule: {
    ids: four('Query.users', 'Query.course', 'Query.groups', 'Query.regions'),
    foreign: shared,
    places: ['Query.permissionAnswer.ruleId'],
  },
};
