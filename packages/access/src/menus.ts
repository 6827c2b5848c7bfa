import type { MessageId } from '@lampstand/i18n';
import { holdsAnywhere, type Person, type Role } from './roles.ts';
import { mayVisit } from './routes.ts';

export interface MenuItem {
  readonly path: string;
  readonly label: MessageId;
  /** Needed globally or in any region, besides what the route itself asks for. */
  readonly role: Role;
}

export interface MenuPerson extends Person {
  readonly isAlumni: boolean;
  readonly isAlumniOnly: boolean;
}

const item = (path: string, label: MessageId, role: Role = 'user'): MenuItem => ({
  path,
  label,
  role,
});

export const studentMenu: readonly MenuItem[] = [
  item('/student/courses', 'shell.courses'),
  item('/student/assessments', 'shell.assessments'),
  item('/student/attendance', 'shell.attendance'),
  item('/student/links', 'shell.links'),
];

/** For graduates who study again. */
export const alumniMenu: readonly MenuItem[] = [...studentMenu, item('/alumni', 'shell.alumni')];

export const alumniOnlyMenu: readonly MenuItem[] = [
  item('/alumni', 'shell.alumni'),
  item('/news', 'shell.news'),
];

/** Every back-office address, in the order of daily work; cut to what the person may visit. */
export const adminMenu: readonly MenuItem[] = [
  item('/admin', 'shell.admin'),
  item('/users', 'shell.users'),
  item('/groups', 'shell.groups'),
  item('/groups/preview/all', 'shell.groupsPreviewAll'),
  item('/courses', 'shell.courses'),
  item('/lessons', 'shell.lessons'),
  item('/course-terms', 'shell.courseTerms'),
  item('/exams', 'shell.exams'),
  item('/questions', 'shell.questions'),
  item('/question-pools', 'shell.questionPools'),
  item('/examResults', 'shell.examResults'),
  item('/gradebook', 'shell.gradebook'),
  item('/transcripts', 'shell.transcripts'),
  item('/assignments', 'shell.assignments'),
  item('/assignmentSubmissions', 'shell.assignmentSubmissions'),
  item('/appeals', 'shell.appeals'),
  item('/accommodations', 'shell.accommodations'),
  item('/attendances', 'shell.attendances'),
  item('/attendance-leave-requests', 'shell.leaveRequests'),
  item('/timelogs', 'shell.timelogs'),
  item('/evaluations', 'shell.evaluations'),
  item('/reports', 'shell.reports'),
  item('/news/admin', 'shell.newsAdmin'),
  item('/regions', 'shell.regions'),
  item('/teachers', 'shell.teachers'),
  item('/translations', 'shell.translations'),
  item('/requests', 'shell.requests'),
  item('/links', 'shell.linksAdmin'),
  item('/permissions', 'shell.permissions'),
  item('/documents', 'shell.documents'),
  item('/categories', 'shell.categories'),
  item('/request-form', 'shell.requestForms'),
  item('/locales', 'shell.locales'),
  item('/currencies', 'shell.currencies'),
  item('/attendanceSchemas', 'shell.attendanceSchemas'),
  item('/site-settings', 'shell.siteSettings'),
  item('/logits', 'shell.logits'),
  item('/uploads', 'shell.uploads'),
  item('/d2l-redirect', 'shell.d2lRedirect'),
];

/** Courses and teachers are in this menu for superadmins only, though admins may visit them. */
export const settingsMenu: readonly MenuItem[] = [
  item('/attendances', 'shell.attendances', 'manager'),
  item('/regions', 'shell.regions', 'admin'),
  item('/groups/preview/all', 'shell.groupsPreviewAll', 'manager'),
  item('/news/admin', 'shell.newsAdmin', 'admin'),
  item('/translations', 'shell.translations', 'admin'),
  item('/courses', 'shell.courses', 'superadmin'),
  item('/teachers', 'shell.teachers', 'superadmin'),
  item('/documents', 'shell.documents', 'superadmin'),
  item('/attendanceSchemas', 'shell.attendanceSchemas', 'superadmin'),
  item('/logits', 'shell.logits', 'superadmin'),
  item('/uploads', 'shell.uploads', 'superadmin'),
  item('/site-settings', 'shell.siteSettings', 'superadmin'),
];

export interface Menu {
  readonly kind: 'admin' | 'student' | 'alumni' | 'alumniOnly';
  readonly items: readonly MenuItem[];
  /** Empty for people without any role in the administration. */
  readonly settings: readonly MenuItem[];
}

/**
 * The menus of a person. Staff see those of the administration, or the student's when they have
 * chosen the student dashboard.
 */
export function menuFor(person: MenuPerson, dashboard: 'Admin' | 'Student' = 'Admin'): Menu {
  const settings = visible(settingsMenu, person);
  if (dashboard === 'Admin' && mayVisit(person, '/admin')) {
    return { kind: 'admin', items: visible(adminMenu, person), settings };
  }
  if (person.isAlumniOnly) return { kind: 'alumniOnly', items: alumniOnlyMenu, settings };
  if (person.isAlumni) return { kind: 'alumni', items: alumniMenu, settings };
  return { kind: 'student', items: studentMenu, settings };
}

function visible(menu: readonly MenuItem[], person: Person): MenuItem[] {
  return menu.filter(({ path, role }) => holdsAnywhere(person, role) && mayVisit(person, path));
}
