// @vitest-environment happy-dom
import { site } from '@learning/content/site';
import { instructorPage } from '@learning/content/site/instructor';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { catalogFigures } from '../catalog-figures.ts';
import { InstructorIntroduction } from './instructor-introduction.tsx';
import { InstructorPage } from './instructor-page.tsx';

const NONE = { book: null, schedule: null, message: null };
const FIGURES = catalogFigures([course()]);

it('begins with how the courses are written until the operator has entered a person (rule W3)', async () => {
  expect(site.instructor.person).toBeNull();
  await renderPage(<InstructorPage figures={FIGURES} document={undefined} buttons={NONE} />);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe(instructorPage.method.title);
  expect(document.querySelector('svg')).toBeNull();
});

it('introduces the person with portrait, name and greeting', async () => {
  const person = {
    name: 'Dana Whitfield',
    portraitUrl: '/dana.jpg',
    greeting: 'Bring me the case that keeps you up.',
    biography: 'Wrote the courses.',
    background: ['Chief HR officer'],
    linkedInUrl: null,
  };
  await renderPage(<InstructorIntroduction person={person} book={null} />);
  expect(screen.getByRole('img', { name: 'Portrait of Dana Whitfield' })).toBeTruthy();
  expect(screen.getByText(person.greeting)).toBeTruthy();
});
