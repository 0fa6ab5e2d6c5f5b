import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'closer-or-further',
  type: 'sorter',
  title: 'A comparator is closer or further for a reason you can write.',
  description:
    'The case: cash handled alone, no live warning, found by an audit. Six earlier cases: which are close enough to set beside it?',
  note: 'The cases are composite.',
  bins: ['Closer', 'Further'],
  cases: [
    {
      text: 'Same rule, no live warning, found by an audit',
      bin: 'Closer',
      reason: 'Same rule, same record, same way of coming to light.',
    },
    {
      text: 'Same rule, with a live final warning',
      bin: 'Further',
      reason: 'A prior step that this employee did not have.',
    },
    {
      text: 'Same rule, but the person reported it first',
      bin: 'Further',
      reason: 'Owning up first is a difference that counts.',
    },
    {
      text: 'Same rule, same manager, eleven months ago',
      bin: 'Closer',
      reason: 'A shared decision-maker and a recent date.',
    },
    {
      text: 'A different rule, with a similar amount of money',
      bin: 'Further',
      reason: 'The rule is not the same, so neither is the standard.',
    },
    {
      text: 'Same rule, milder outcome, awkward for us',
      bin: 'Closer',
      reason: 'A list of severe precedents alone looks selected. Include it.',
    },
  ],
});
