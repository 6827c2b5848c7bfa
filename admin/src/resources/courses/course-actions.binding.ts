import { recordVerb, type Binding } from '../../data/binding.ts';
import {
  CoursesChangesDocument,
  CoursesCopyDocument,
  CoursesOfferDocument,
  CoursesOfferingsDocument,
  CoursesOfferNoMoreDocument,
  CoursesPublishDocument,
  CoursesRemovePictureDocument,
  CoursesUnpublishDocument,
  type CourseCopyInput,
  type CourseOfferingInput,
  type CourseOfferingRecordFragment,
  type CoursesChangesQuery,
} from './courses.generated.ts';

const notListed = () => {
  throw new Error('What is done to a course is done, not listed');
};

/** A course that is published, or withdrawn, as it was read. */
export interface PublishRequest {
  readonly courseId: string;
  readonly version: number;
  readonly published: boolean;
}

export const coursePublishingBinding = {
  list: notListed,
  create: (request: PublishRequest) => {
    const toVariables = ({ courseId, version }: PublishRequest) => ({ id: courseId, version });
    return request.published
      ? recordVerb(CoursesPublishDocument, toVariables, (data) => data.publishCourse)(request)
      : recordVerb(CoursesUnpublishDocument, toVariables, (data) => data.unpublishCourse)(request);
  },
} satisfies Binding;

export const coursePicturesBinding = {
  list: notListed,
  remove: recordVerb(
    CoursesRemovePictureDocument,
    (id: string) => ({ id }),
    ({ removeCourseImage }) => removeCourseImage,
  ),
} satisfies Binding;

export interface CopyRequest extends CourseCopyInput {
  readonly courseId: string;
}

export const courseCopiesBinding = {
  list: notListed,
  create: recordVerb(
    CoursesCopyDocument,
    ({ courseId, ...input }: CopyRequest) => ({ id: courseId, input }),
    ({ copyCourse }) => copyCourse,
  ),
} satisfies Binding;

export type CourseChange = CoursesChangesQuery['course']['changesSincePublished']['items'][number];

/** What happened to a course since it was published, the newest first. */
export const courseChangesBinding = {
  list: ({ filter = {}, page }) => ({
    query: CoursesChangesDocument,
    variables: { id: String(filter['courseId']), page },
    parseResponse: ({ data }) => {
      const { items, total } = data.course.changesSincePublished;
      return { data: items, total };
    },
  }),
} satisfies Binding;

export type OfferingRecord = CourseOfferingRecordFragment;

/** When a course runs in which group; offered anew or changed, it is the same mutation. */
export const courseOfferingsBinding = {
  list: ({ filter = {} }) => ({
    query: CoursesOfferingsDocument,
    variables: { id: String(filter['courseId']) },
    parseResponse: ({ data }) => {
      const { offerings } = data.course;
      return { data: offerings, total: offerings.length };
    },
  }),
  create: recordVerb(
    CoursesOfferDocument,
    (input: CourseOfferingInput) => ({ input }),
    ({ setCourseOffering }) => setCourseOffering,
  ),
  remove: recordVerb(
    CoursesOfferNoMoreDocument,
    (id: string) => ({ id }),
    ({ removeCourseOffering }) => removeCourseOffering,
  ),
} satisfies Binding;
