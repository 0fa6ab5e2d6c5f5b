import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'label-in-disguise',
    question:
      'A draft says, “On Monday at the front desk, your conduct toward the guest was disrespectful.” It has a time and a place. What is still wrong with its middle part?',
    answer:
      '“Disrespectful” is a verdict. The behavior is what a recording would show: words and actions.',
    why: 'The employee can argue with an adjective all day. Words and actions can be confirmed or corrected.',
    section: 'situation-behavior-impact',
    skill: 'performance',
  },
  {
    id: 'impact-with-a-source',
    question:
      'Marcus published the weekend schedule without the Sunday shift. Which sentence is a usable impact?',
    answer: '“Two nurses called me on Saturday to ask who was on.”',
    why: 'It says what followed, for whom, and how you know. Rumors hide their source, and a judgment of him isn’t a consequence.',
    section: 'situation-behavior-impact',
    skill: 'performance',
    graded: {
      options: [
        '“People on the ward are starting to say that you don’t plan.”',
        '“Two nurses called me on Saturday to ask who was on.”',
        '“It shows that the ward can’t rely on you when it matters most.”',
      ],
      correct: '“Two nurses called me on Saturday to ask who was on.”',
    },
  },
  {
    id: 'which-tool',
    question:
      'A technician’s way of isolating a pump before cleaning is dangerous. The law and the manual allow one method only. Do you give feedback and wait, coach, or instruct?',
    answer: 'Instruct: say what to do, from when, and check that it’s done.',
    why: 'Coaching is for people who can find a way that works. Where one method alone is safe, asking for options misleads.',
    section: 'grow-coaching',
    skill: 'performance',
    graded: {
      options: [
        'Coach: ask for his goal and two or three options, so that the solution is his',
        'Instruct: tell him the method, and check it',
        'Give feedback on the last job and leave the method to him',
      ],
      correct: 'Instruct: tell him the method, and check it',
    },
  },
  {
    id: 'order-in-disguise',
    question:
      'In a coaching talk you ask, “Couldn’t Deniz take the calls?” and then ask it twice more in other words. What are you really doing?',
    answer:
      'Giving an order in disguise. Ask an open question, or say openly that it’s your request.',
    why: 'People notice when only one answer ends the questions, and they stop thinking and start guessing.',
    section: 'grow-coaching',
    skill: 'performance',
  },
  {
    id: 'health-comes-up',
    question:
      'In a check-in a driver says, “I’ve hardly slept since the diagnosis.” What do you say, and what don’t you ask?',
    answer:
      'Thank him, ask what would help with the work this week, and offer contact with HR. Don’t ask about the diagnosis.',
    why: 'Probing can create a legal problem and rarely helps. The manager needs to know about the work, and HR takes the rest.',
    section: 'listening',
    skill: 'law',
  },
  {
    id: 'silence-is-no-proof',
    question:
      'A team lead is proud: “In two years, we haven’t had one disagreement in a meeting.” Which question tells you whether people feel safe to speak?',
    answer: '“When did someone last contradict you, and what happened next?”',
    why: 'Quiet may be agreement or fear. People judge by what happened to the first person who spoke up.',
    section: 'psychological-safety',
    skill: 'relations',
  },
]);
