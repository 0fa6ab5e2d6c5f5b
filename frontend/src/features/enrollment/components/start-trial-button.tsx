import type { ButtonProps } from '#ui/chakra/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { PublicAttributes } from '#public/attributes.ts';
import { type Intent, pathOf, requestIntent, searchOf } from '#lib/session/intent.ts';
import { signedInLearner } from '#lib/session/session-store.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'width' | 'colorPalette'> {
  /** @default 'Start Free 3-Day Trial' */
  text?: string;
  /** The course to begin in the trial, on its own page. Default: none, the trial starts on the dashboard. */
  courseId?: number;
  /** On a public page: when it shows. */
  'data-if'?: PublicAttributes['data-if'];
}

/**
 * Leads to the page that starts the trial; visitors create an account first, on a form that names the trial. The click is stored for a
 * learner, so that the address alone starts nothing. Source: rules/learning.md L21
 */
export function StartTrialButton({ text = 'Start Free 3-Day Trial', courseId, ...style }: Props) {
  const intent: Intent = { kind: 'trial', ...(courseId ? { courseId } : {}) };
  return (
    <LinkButton
      to="/login"
      search={{ mode: 'create-account', ...searchOf(intent) }}
      // On public pages, which start without React.
      data-do="start-trial"
      data-trial-course={courseId}
      data-learner-href={pathOf(intent)}
      onClick={() => {
        const learner = signedInLearner();
        if (learner) requestIntent(learner.id, intent);
      }}
      {...style}
    >
      {text}
    </LinkButton>
  );
}
