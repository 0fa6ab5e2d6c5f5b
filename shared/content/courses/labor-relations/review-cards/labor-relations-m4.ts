import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'lowest-step-with-both',
    question:
      'A tram cleaner’s pay is $18 short. Her supervisor has the time card but may not correct pay, so the case goes to the director. What do you change?',
    answer: 'Delegate: let supervisors correct pay up to a fixed sum.',
    why: 'A case belongs at the lowest step where someone has the facts and the authority to act.',
    section: 'grievance-steps',
    skill: 'negotiation',
  },
  {
    id: 'late-grievance',
    question: 'A grievance arrives two days after the time limit. How do you answer it?',
    answer: 'Record the objection, and answer the merits in the alternative.',
    why: 'If the objection fails later, a file without an answer on the merits has nothing to stand on.',
    section: 'grievance-steps',
    skill: 'relations',
    graded: {
      options: [
        'Reject it as late, without going into the merits',
        'Answer the merits and leave the delay out',
        'Record the objection and answer the merits as well',
        'Ask the union to withdraw it and to file it again within the new time limit',
      ],
      correct: 'Record the objection and answer the merits as well',
    },
  },
  {
    id: 'fifth-no-precedent',
    question:
      'A zoo has settled four parking grievances “without precedent,” all in the same way. What do you consider before you sign the fifth?',
    answer: 'Whether it’s still an exception. Repeated, it becomes a practice.',
    why: 'The words protect only a settlement that really is exceptional.',
    section: 'grievance-steps',
    skill: 'fairness',
  },
  {
    id: 'test-of-equal-treatment',
    question:
      'Under a US agreement with just cause, a welder is suspended for missing safety glasses. The rule was posted, he was heard, and he admits it. Gate photos show three others without glasses that week. Which test is at risk?',
    answer: 'Equal treatment: were others treated alike?',
    why: 'A proven offense doesn’t answer why only one person was disciplined for it.',
    section: 'just-cause-us',
    skill: 'fairness',
    graded: {
      options: ['Notice', 'Proof', 'Equal treatment', 'Reasonable rule'],
      correct: 'Equal treatment',
    },
  },
  {
    id: 'one-honest-no',
    question:
      'Six of the seven tests are met in a dismissal at a depot. To “Was the employee heard?” the file says no. What do you do before step two?',
    answer: 'Suspend the dismissal and reconsider; hear the employee now.',
    why: 'The tests are guidance, but one honest “no” is reason enough to stop while it can be repaired.',
    section: 'just-cause-us',
    skill: 'relations',
  },
  {
    id: 'mediate-or-arbitrate',
    question:
      'Two sides at a cannery read “continuous service” differently. They get along well and need one meaning for 60 pending cases. Which method fits?',
    answer: 'Rights arbitration: one clause needs one meaning.',
    why: 'Mediation fits mixed causes and people who must work together. Interest arbitration would set new terms.',
    section: 'mediation-versus-arbitration',
    skill: 'negotiation',
    graded: {
      options: ['Mediation', 'Rights arbitration', 'Interest arbitration'],
      correct: 'Rights arbitration',
    },
  },
  {
    id: 'bring-authority',
    question:
      'The employer sends a well-prepared analyst to a mediation. She has to call the vice president about every figure. What should the company have done?',
    answer: 'Sent someone who can settle without a phone call, or moved the date.',
    why: 'Mediation fails most easily when no one in the room has authority.',
    section: 'mediation-versus-arbitration',
    skill: 'negotiation',
  },
  {
    id: 'return-to-work-plan',
    question:
      'A strike plan for a nursing home covers safety, staffing, pay and messages to families. Which decision has it left out?',
    answer: 'How everyone returns: the greeting, the day’s work, and that no scores are settled.',
    why: 'The first morning back shapes how people work together, and plans often omit it.',
    section: 'business-continuity',
    skill: 'change',
  },
  {
    id: 'why-they-strike',
    question:
      'In the US, loaders walk out because the employer refused to show payroll data it owed. A director wants to hire permanent replacements. What do you say?',
    answer:
      'Not permanent: a strike against an unfair labor practice entitles them to return when they offer to.',
    why: 'Permanent replacement is open in an economic strike alone. The reason for the strike decides, so counsel judges it first.',
    section: 'business-continuity',
    skill: 'law',
  },
]);
