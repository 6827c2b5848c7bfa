import type { PgColumn } from 'drizzle-orm/pg-core';
import { mails } from '../../mail/mail.table.ts';
import { auditEntries, logits } from '../../platform/audit.table.ts';
import { userMergerRows } from './mergers.table.ts';
import { notifications } from '../notifications/notifications.table.ts';

/**
 * What an erasure does about the texts of a table:
 * `removed` the person's rows go (`person-references.ts`, or `erase.repo.ts` where nothing refers to
 * a person); `emptied` the person's rows stay and lose what tells of them; `swept` name and addresses
 * are replaced in everybody's rows; `impersonal` it holds nobody's data, or only ids and counts.
 */
export type TextRule = 'removed' | 'emptied' | 'swept' | 'impersonal';

/** By table. One that is not here fails erasure-texts.int.test.ts. */
export const textRules: Readonly<Record<string, readonly TextRule[]>> = {
  accommodations: ['removed'],
  addresses: ['removed'],
  appeals: ['removed'],
  assignment_dates: ['impersonal'],
  assignment_downloads: ['impersonal'],
  assignments: ['impersonal'],
  attempt_events: ['emptied'],
  attempt_questions: ['emptied'],
  attendance_schemas: ['impersonal'],
  audit_entries: ['emptied', 'swept'],
  browser_flows: ['removed'],
  calendar_links: ['removed'],
  categories: ['impersonal'],
  course_activities: ['removed'],
  course_categories: ['impersonal'],
  course_offerings: ['impersonal'],
  course_teachers: ['impersonal'],
  // The names of its teachers are written anew.
  courses: ['emptied'],
  currencies: ['impersonal'],
  d2l_tickets: ['removed'],
  documents: ['impersonal'],
  // The reason is refused where it names the person.
  erasures: ['impersonal'],
  exam_attempts: ['emptied'],
  exam_items: ['impersonal'],
  exam_mails: ['removed'],
  exam_windows: ['impersonal'],
  exams: ['impersonal'],
  // They go with the work that they came back with.
  feedback_files: ['removed'],
  // What students hand in goes with the work that it was for.
  files: ['impersonal'],
  forex_rates: ['impersonal'],
  grade_changes: ['removed'],
  grade_corrections: ['removed'],
  grade_scales: ['impersonal'],
  group_members: ['removed'],
  groups: ['impersonal'],
  import_rows: ['emptied'],
  imports: ['impersonal'],
  lesson_check_answers: ['removed'],
  lesson_checks: ['impersonal'],
  lesson_downloads: ['impersonal'],
  lesson_media: ['impersonal'],
  lesson_notes: ['removed'],
  lesson_positions: ['removed'],
  lesson_progress: ['removed'],
  lesson_subtitles: ['impersonal'],
  lessons: ['impersonal'],
  link_groups: ['impersonal'],
  link_regions: ['impersonal'],
  links: ['impersonal'],
  locales: ['impersonal'],
  // What programs say when they break; secrets are cut out as it comes.
  logit_groups: ['impersonal'],
  logits: ['emptied', 'swept'],
  mails: ['removed', 'swept'],
  notifications: ['removed', 'swept'],
  passkeys: ['removed'],
  question_pools: ['impersonal'],
  question_versions: ['impersonal'],
  questions: ['impersonal'],
  recovery_codes: ['removed'],
  region_officers: ['removed'],
  regions: ['impersonal'],
  request_form_answers: ['removed'],
  request_form_groups: ['impersonal'],
  request_form_regions: ['impersonal'],
  request_forms: ['impersonal'],
  saved_comments: ['removed'],
  schema_migrations: ['impersonal'],
  second_factors: ['removed'],
  server_uptime: ['impersonal'],
  sessions: ['removed'],
  setup_links: ['impersonal'],
  site_settings: ['impersonal'],
  submission_files: ['removed'],
  submissions: ['removed'],
  teacher_biographies: ['removed'],
  teachers: ['emptied'],
  terms: ['impersonal'],
  // Kept by hash of the account.
  throttle: ['impersonal'],
  transcript_designs: ['impersonal'],
  transcripts: ['removed'],
  translation_publications: ['impersonal'],
  translations: ['impersonal'],
  // What students called the files that they handed in; those of staff are of courses.
  uploads: ['emptied'],
  user_emails: ['removed'],
  // What became of rows of one person; a text among them may name somebody else.
  user_merger_rows: ['removed', 'swept'],
  user_mergers: ['removed'],
  user_phones: ['removed'],
  user_region_roles: ['removed'],
  user_regions: ['removed'],
  user_roles: ['removed'],
  user_tokens: ['removed'],
  users: ['emptied'],
};

/** Columns that may hold a copy of a record: each is named, besides its table's rule. */
export const copyRules: Readonly<Record<string, TextRule>> = {
  'attempt_events.detail': 'emptied',
  'attempt_questions.answer': 'emptied',
  // Ids of the parts of a question, in the order of one sitting.
  'attempt_questions.part_ids': 'impersonal',
  'audit_entries.after': 'swept',
  'audit_entries.before': 'swept',
  'documents.permissions': 'impersonal',
  // How many entries went, by part.
  'erasures.counts': 'impersonal',
  'exams.translations': 'impersonal',
  'grade_scales.bands': 'impersonal',
  // Message ids by field.
  'import_rows.errors': 'impersonal',
  'import_rows.undo': 'emptied',
  'import_rows.values': 'emptied',
  'imports.fields': 'impersonal',
  'passkeys.transports': 'removed',
  'question_versions.content': 'impersonal',
  'question_versions.key': 'impersonal',
  'request_form_answers.values': 'removed',
  'request_forms.audiences': 'impersonal',
  'request_forms.fields': 'impersonal',
  'transcript_designs.blocks': 'impersonal',
  'transcripts.snapshot': 'removed',
  'translation_publications.texts': 'impersonal',
  // The id of a message.
  'uploads.error': 'impersonal',
  'user_merger_rows.after': 'swept',
  'user_merger_rows.before': 'swept',
  'user_mergers.before': 'removed',
};

/** Texts about others, or to others, that may name the person. */
export const sweptTexts: readonly PgColumn[] = [
  logits.payload,
  mails.html,
  mails.plain,
  mails.subject,
  notifications.description,
  notifications.title,
];

/** The same as JSON. */
export const sweptCopies: readonly PgColumn[] = [
  auditEntries.after,
  auditEntries.before,
  userMergerRows.after,
  userMergerRows.before,
];
