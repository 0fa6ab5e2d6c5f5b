/** Returns where the build wrote the object of a course (`build/course-objects.ts`). */
export const objectAddress = (courseId: number) => `/course-objects.svg#${courseId}`;
