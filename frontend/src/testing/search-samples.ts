import type { SearchedCourse, SearchedModule } from '@learning/shared/contract/catalog';

/** Returns a module as the search knows it. */
export function searchedModule(part: Partial<SearchedModule> = {}): SearchedModule {
  return {
    id: 'hr-compliance-ethics-m2',
    order: 2,
    title: 'Equality, Harassment and Retaliation',
    description: 'Recognize what the law forbids.',
    isPreview: false,
    words: ['hostile work environment'],
    otherWords: [],
    laws: ['Title VII of the Civil Rights Act'],
    skills: ['Fairness and consistency'],
    sections: [{ id: 'harassment', title: 'Harassment' }],
    resources: [{ id: 'complaint-channel-poster', name: 'Complaint Channel Poster' }],
    ...part,
  };
}

/** Returns a course as the search knows it. */
export function searchedCourse(part: Partial<SearchedCourse> = {}): SearchedCourse {
  return {
    id: 2,
    title: 'HR Compliance, Policy and Ethical Practice',
    description: 'Recognize risk early.',
    category: 'foundation',
    level: 'beginner',
    features: [],
    isPopular: false,
    modules: [searchedModule()],
    ...part,
  };
}
