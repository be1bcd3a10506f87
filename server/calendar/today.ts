export { todayIn } from '@/lib/arithmetic/todayIn';
