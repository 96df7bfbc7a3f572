import './aos.css';
import aos from 'aos';

export default aos;
