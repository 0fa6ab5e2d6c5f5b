import { chakra } from '#ui/chakra/factory.ts';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Warns before a second plan: the learner's own is ending, or a seat already gives access. */
export function PlanNote() {
  return (
    <Note
      mb="8"
      css={{
        '&:not(:has(> :not([hidden])))': { display: 'none' },
        '& p:not([hidden]) + p': { marginTop: '2' },
      }}
    >
      <chakra.p hidden data-if="plan-end">
        Your <span data-text="plan" /> plan ends on <span data-text="plan-end" />. To switch to
        another plan, first choose Keep Plan under{' '}
        <TextLink to="/account/purchases">Purchases</TextLink>.
      </chakra.p>
      <chakra.p hidden data-if="seat-plan">
        Your seat in <span data-text="seat-plan" /> already gives you the courses of that plan at no
        cost. A plan of your own would cost extra.
      </chakra.p>
    </Note>
  );
}
