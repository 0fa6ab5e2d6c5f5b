import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'activity-or-decision',
  type: 'sorter',
  title: 'A report line counts when it asks someone for a decision.',
  description:
    'Six lines from HR reports. Put each one where it belongs: it reports activity, or it leads to a decision.',
  note: 'The cases are composite.',
  bins: ['Activity', 'Decision'],
  cases: [
    {
      text: '“We ran 40 exit interviews.”',
      bin: 'Activity',
      reason: 'It says what HR did. No one has to decide anything.',
    },
    {
      text: '“Night-shift leavers name the schedule. Test fixed shifts on one site.”',
      bin: 'Decision',
      reason: 'It names what was learned and one step that someone can approve.',
    },
    {
      text: '“92% finished the training.”',
      bin: 'Activity',
      reason: 'A completion rate does not say whether the work got better.',
    },
    {
      text: '“Errors did not fall. Fix the form.”',
      bin: 'Decision',
      reason: 'It reads the result and says what to change.',
    },
    {
      text: '“Time to fill is 41 days.”',
      bin: 'Activity',
      reason: 'A figure without a question leaves the reader with nothing to do.',
    },
    {
      text: '“Two approvals add nine days. Decide by Friday who approves.”',
      bin: 'Decision',
      reason: 'One person, one decision, one date.',
    },
  ],
});
