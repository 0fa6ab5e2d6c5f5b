import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'report-the-decision',
    question:
      'Your monthly report to the plant manager says, “We held 22 stay interviews.” What has to change before it goes out?',
    answer: 'Say what you learned and which decision you want from the plant manager.',
    why: 'A count of activity asks nothing of the reader. A finding with a decision attached changes what the plant does next.',
    section: 'strategic-versus-operational-work',
    skill: 'stakeholders',
  },
  {
    id: 'fault-first',
    question:
      'You want to pitch a workforce plan to the sales director. Her team’s commissions were paid late twice. What do you do first?',
    answer: 'Fix the late commissions, then use what you learned to open the talk about the plan.',
    why: 'Until pay is right, leaders won’t listen to a plan, and fixing it shows you something about the business.',
    section: 'strategic-versus-operational-work',
    skill: 'stakeholders',
    graded: {
      options: [
        'Present the plan now, and mention at the end that payroll is working on the delay',
        'Get the commissions paid right, then bring the plan',
        'Ask shared services to apologize, and pitch the plan to the CEO instead',
      ],
      correct: 'Get the commissions paid right, then bring the plan',
    },
  },
  {
    id: 'test-the-seam',
    question:
      'A parental leave request goes to shared services. Two HR colleagues each tell you the other one informs the employee. What have you found?',
    answer: 'A seam in the operating model, and the first thing to improve.',
    why: 'Every model is weakest where work passes between teams. Different answers to “Who tells the employee?” mark the spot.',
    section: 'hr-operating-models',
    skill: 'stakeholders',
  },
  {
    id: 'interest-behind-demand',
    question:
      'A manager insists, “No one takes vacation in June.” What do you look for before you say yes or no?',
    answer: 'The interest behind the demand: the manager’s, the employees’ and the business’s.',
    why: 'Demands clash where interests may not. If the worry is one delivery date, there may be another way to protect it.',
    section: 'stakeholders',
    skill: 'stakeholders',
  },
  {
    id: 'care-not-secrecy',
    question:
      'An employee shuts your office door and says, “Promise you won’t tell anyone.” What can you promise?',
    answer:
      'Care, not secrecy: only people who need it to act will hear it, and you’ll say so first whenever you can.',
    why: 'You may have to act on a risk. A promise of secrecy that you then break costs more trust than an honest limit.',
    section: 'trust-and-confidentiality',
    skill: 'trust',
    graded: {
      options: [
        '“I promise. What you tell me stays in this room, whatever it is.”',
        '“I’ll be careful with it, and if someone may be at risk I can’t keep it to myself.”',
        '“I can’t promise anything, so it might be better to put it in writing to my manager first.”',
      ],
      correct:
        '“I’ll be careful with it, and if someone may be at risk I can’t keep it to myself.”',
    },
  },
  {
    id: 'same-answer-for-everyone',
    question:
      'A team lead asks whether Noor is pregnant. She isn’t. Why is “No, she isn’t” still the wrong reply?',
    answer:
      'Because next time your silence would be an answer. The reply must be the same for everyone.',
    why: 'If you deny it when it’s false, refusing to comment later confirms that it’s true.',
    section: 'illustrative-case',
    skill: 'trust',
  },
]);
