import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'policy-procedure-guidance',
  type: 'sorter',
  title: 'Keep rule, steps and advice apart, and each can change alone.',
  description:
    'Six sentences from a handbook. Sort them: policy is the rule and its reason, procedure says who does what by when, guidance shows what good looks like.',
  note: 'The cases are composite.',
  bins: ['Policy', 'Procedure', 'Guidance'],
  cases: [
    {
      text: '“No one is paid less for speaking up in good faith.”',
      bin: 'Policy',
      reason: 'A rule and a principle. It changes when the principle does.',
    },
    {
      text: '“Send form L2 to payroll by the 10th.”',
      bin: 'Procedure',
      reason: 'A step with an owner and a date. It may change with the form.',
    },
    {
      text: '“A good request names the days and who covers.”',
      bin: 'Guidance',
      reason: 'It shows what helps, and binds no one.',
    },
    {
      text: '“HR answers each request within five working days.”',
      bin: 'Procedure',
      reason: 'Who does what, by when. Print it only if you can keep it.',
    },
    {
      text: '“Employees may work from home on agreed days.”',
      bin: 'Policy',
      reason: 'It grants something. “May” is a choice.',
    },
    {
      text: '“Consider a call before a long email.”',
      bin: 'Guidance',
      reason: 'Advice; keep it out of the rule.',
    },
  ],
});
