import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'pay-talk-without-a-union',
    question:
      'At a US veterinary clinic without a union, two technicians compare pay and ask the owner together why theirs differs. He wants to warn both for breaking the secrecy line in the handbook. What do you tell him?',
    answer: 'No warning. Acting together about pay is protected, with or without a union.',
    why: 'Section 7 covers people in ordinary workplaces. The line in the handbook is the problem, and a warning would be the charge.',
    section: 'before-a-petition',
    skill: 'law',
    graded: {
      options: [
        'Warn both mildly, as the handbook is clear',
        'No warning; asking together about pay is protected',
        'Warn only the one who spoke first',
        'Wait until a union asks, since the law begins there',
      ],
      correct: 'No warning; asking together about pay is protected',
    },
  },
  {
    id: 'prediction-with-a-fact',
    question:
      'During a US campaign, a bakery manager wants to say, “Our supermarket customer will leave if the union wins.” The contract with the customer ends in May. What may he say?',
    answer: 'That the contract ends in May. Why the customer might leave is his guess.',
    why: 'A prediction needs facts beyond the company’s control. A guess tied to the union is a threat.',
    section: 'before-a-petition',
    skill: 'negotiation',
  },
  {
    id: 'who-opens-the-letter',
    question:
      'A US union hands the receptionist of a lab a demand for recognition and an envelope of cards. The director wants to see who signed before he answers. What happens first?',
    answer: 'Note day and hour, leave the cards unread, and call the person named in the plan.',
    why: 'A manager who has counted the signatures can’t forget them, and any later discipline will be read in that light.',
    section: 'the-demand-and-the-vote',
    skill: 'negotiation',
  },
  {
    id: 'position-left-out',
    question:
      'After a US petition, a printer files its statement of position on the last day, and forgets to say that two foremen are supervisors. At the hearing counsel raises it. What is the likely result?',
    answer: 'It can’t be argued there: what the statement leaves out is closed.',
    why: 'The paper is due a week after service. Jobs in doubt belong on a list that exists before any petition.',
    section: 'the-demand-and-the-vote',
    skill: 'law',
    graded: {
      options: [
        'The hearing moves by a week',
        'It can’t be argued; the statement closed it',
        'It’s heard, since supervisors are excluded by law',
      ],
      correct: 'It can’t be argued; the statement closed it',
    },
  },
  {
    id: 'raise-in-the-campaign',
    question:
      'A raise was announced in January for June 1. A petition comes in April, and the vote is on May 12. The owner of the nursery wants to pay on May 1 “to show good will.” What do you advise?',
    answer: 'Pay on June 1, as announced, and keep the January paper.',
    why: 'Moving it toward the vote looks like a purchase; dropping it looks like a penalty. The old date is the answer to both.',
    section: 'the-demand-and-the-vote',
    skill: 'negotiation',
  },
  {
    id: 'new-rule-after-the-vote',
    question:
      'A US union won the vote at a tile factory on Tuesday. On Thursday the plant wants to start an attendance policy that was drafted last week. No talks have begun. May it?',
    answer: 'No. Terms stay as they are from the vote on, until they’ve been bargained.',
    why: 'The duty begins before the first meeting. A fixed yearly raise goes on; a new policy waits for the table.',
    section: 'the-first-contract',
    skill: 'law',
    graded: {
      options: [
        'Yes, it was drafted before the vote',
        'Yes, until the first meeting takes place',
        'No; terms stay until they’ve been bargained',
        'No; attendance can never be bargained',
      ],
      correct: 'No; terms stay until they’ve been bargained',
    },
  },
  {
    id: 'impasse-with-an-open-request',
    question:
      'Nine sessions, two moves each, and a final offer. The union’s request for overtime records from March is half answered. The CFO of the foundry calls it an impasse. What is missing?',
    answer: 'The other half of the records. No impasse while a relevant request is open.',
    why: 'Impasse needs sessions, moves, answered requests and a complete last offer on paper. A hard evening isn’t one.',
    section: 'the-first-contract',
    skill: 'negotiation',
  },
  {
    id: 'dues-question',
    question:
      'A US employee at a unionized brewery asks her supervisor whether she must pay dues and how to stop. The supervisor has an opinion. What does he say?',
    answer: '“That’s between you and the union, and the Board can tell you your rights.”',
    why: 'What is owed depends on the contract and the state. Payroll follows signed papers, and managers take no side.',
    section: 'members-dues-and-a-way-out',
    skill: 'negotiation',
  },
]);
