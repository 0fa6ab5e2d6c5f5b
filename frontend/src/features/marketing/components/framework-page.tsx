import { chakra } from '#ui/chakra/factory.ts';
import { courseReviewPage } from '@learning/content/site/course-review';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import type { CatalogFigures } from '../catalog-figures.ts';
import { Figures } from './figures.tsx';

interface Props {
  figures: CatalogFigures;
  /** Cards of the core courses, one group for each level. */
  levels: readonly { name: string; cards: ReactNode }[];
}

/** Shows the core courses by level, with figures counted from them. */
export function FrameworkPage({ figures, levels }: Props) {
  const { title, intro, summary, note } = courseReviewPage;
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHeader title={title} lead={intro} />
      <Figures
        label={summary.title}
        items={[
          { value: figures.coreCourses, label: summary.courses },
          { value: figures.categories, label: summary.categories },
          { value: figures.levels, label: summary.levels },
          { value: figures.coreHours, label: summary.hours },
          { value: figures.expertCourses, label: summary.expert },
        ]}
      />
      <chakra.p textStyle="small" color="fg.muted" mt="3">
        {note}
      </chakra.p>
      {levels.map(({ name, cards }) => (
        <chakra.section key={name} aria-label={name} mt={{ base: '12', md: '16' }}>
          <chakra.h2 textStyle="h2" mb="6">
            {name}
          </chakra.h2>
          {cards}
        </chakra.section>
      ))}
    </PageContainer>
  );
}
