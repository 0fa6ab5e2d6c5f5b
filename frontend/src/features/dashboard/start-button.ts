import type { Course } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';

/** Renders the button that enrolls in a course and opens it; `solid` where it leads the page. @default 'outline' */
export type StartButton = (course: Course, variant?: 'solid' | 'outline') => ReactNode;
