import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'lifecycle-loop',
  type: 'loop',
  title: 'Every stage of the lifecycle hands something to the next one.',
  description:
    'Six stages on a circle, from attraction to separation. Walk around it: each stage says which outcome can be checked, and what the next owner receives.',
  stages: [
    {
      label: 'Attraction',
      text: 'Suitable people know and want the role. The recruiter hands on honest facts about it.',
    },
    {
      label: 'Recruitment',
      text: 'A fair choice and accepted written terms. Hand on the terms, the start date and agreed accommodations.',
    },
    {
      label: 'Onboarding',
      text: 'The person does the core job and knows whom to ask. Hand on goals and skill gaps.',
    },
    {
      label: 'Development',
      text: 'Skills grow with the work. Hand on the next step that was agreed.',
    },
    {
      label: 'Retention',
      text: 'People have reasons to stay. Hand on stay risks and facts about the workload.',
    },
    {
      label: 'Separation',
      text: 'A lawful, respectful exit, and knowledge is kept. What leavers say goes back to attraction.',
    },
  ],
});
