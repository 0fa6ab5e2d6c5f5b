import type { ConfigOf } from '@learning/content/activities/activity-types';
import type { CourseFolder, TextIssue } from '@learning/content/source';
import type { ActivityType } from '@learning/shared/domain/activity-types';

/** How a type of activity is published. */
export interface PublishedType<T extends ActivityType> {
  /**
   * Returns what a learner may see before submitting. Names each field it includes, so that a new one does not leave the server
   * by accident.
   */
  publicConfig: (config: ConfigOf<T>) => object;
  /** Returns the config as it is stored. */
  storedConfig: (config: ConfigOf<T>, folder: CourseFolder) => object;
  /** Returns what only an HTML parser or the rules of forms can find. */
  issues: (config: ConfigOf<T>) => TextIssue[];
}
