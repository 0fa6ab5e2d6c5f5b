import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'before-you-promise-silence',
    question:
      'Before she explains anything, a director says, “All of this stays between us, right?” What do you answer?',
    answer:
      'Findings come to you first. Risk to people or a breach of law goes further, and I’ll tell you if I can.',
    why: 'A promise of complete privacy is the one you’d have to break. Settle the limits before you hear more.',
    section: 'contracting-conversation',
    skill: 'trust',
  },
  {
    id: 'request-with-a-name',
    question:
      'A studio head asks for a workshop on ownership, “mostly so that Gunnar hears it.” What do you settle first?',
    answer: 'What’s wanted from Gunnar, what’s decided about him and what’s still open.',
    why: 'A request that arrives with a name says something important. A workshop for ten would hide it.',
    section: 'contracting-conversation',
    skill: 'relations',
    graded: {
      options: [
        'The date, the group and two examples that would fit Gunnar without naming him',
        'What’s wanted from Gunnar, and what’s decided or open',
        'Whether Gunnar’s colleagues see the same problem in a short survey',
      ],
      correct: 'What’s wanted from Gunnar, and what’s decided or open',
    },
  },
  {
    id: 'where-is-it-absent',
    question:
      'Test reports are late at two of five laboratories. The director blames the new software, which all five use. What do you look at first?',
    answer: 'The three laboratories that are on time: what differs there, and since when?',
    why: 'A difference is cheaper to find than a cause. Software used by all five can’t alone explain two.',
    section: 'diagnosis',
    skill: 'change',
  },
  {
    id: 'what-would-end-it',
    question:
      'Your page says, “Tellers leave because of weekend work,” with six quotations that agree. What’s missing beside that line?',
    answer: 'Rival explanations, and the evidence that would eliminate each, this one included.',
    why: 'A single hypothesis collects supporters. It’s tested by what could end it, such as branches without weekends.',
    section: 'diagnosis',
    skill: 'change',
  },
  {
    id: 'opening-that-works',
    question:
      'You want a skeptical head of claims to use a shared interview guide. On Yukl and Tracey’s evidence, which opening is best?',
    answer: 'Consultation: “What would the guide need, for you to trust its result?”',
    why: 'Consultation was among the most effective tactics. Rules, allies and pressure were the least.',
    section: 'influence-without-authority',
    skill: 'stakeholders',
    graded: {
      options: [
        '“The hiring policy has required it since January.”',
        '“What would the guide need, for you to trust its result?”',
        '“Underwriting, finance and sales have all been using it since the spring.”',
      ],
      correct: '“What would the guide need, for you to trust its result?”',
    },
  },
  {
    id: 'overruled-but-lawful',
    question:
      'You advised against merging two teams. It’s lawful and honest, and the director has decided. What do you do now?',
    answer: 'Record your advice and help the decision succeed.',
    why: 'You object once. If it weren’t lawful or honest, being overruled wouldn’t end your responsibility.',
    section: 'constructive-challenge',
    skill: 'stakeholders',
  },
]);
